"""Everything a person reads, in three languages: names, sentences, rules and refusals."""

from kasztelan.games.room import LANGUAGES
from kasztelan.texts.language import choose_language
from kasztelan.texts.wording import Words, words

__all__ = ["LANGUAGES", "Words", "choose_language", "words"]
