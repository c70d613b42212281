### „Zamki Burgundii”, zanim się do nich usiądzie.

burgundy-title = Zamki Burgundii
burgundy-about = Dwie kości na rundę i księstwo z trzydziestu siedmiu pól.
burgundy-minutes = 80
burgundy-first = Twoje pierwsze księstwo
burgundy-first-minutes = 15
