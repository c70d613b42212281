"""`python -m kasztelan` is the command `kasztelan`."""

from kasztelan.cli.main import main

if __name__ == "__main__":
    main()
