import type { Desk } from '../../desk/desk.svelte';
import type { CitadelsView } from './view';
import type { Lesson } from '../lesson';

const see = (desk: Desk): CitadelsView | null => desk.view as CitadelsView | null;
const asks = (desk: Desk, name: string): boolean => desk.asked && desk.picture?.game?.decision.name === name;
const drafting = (desk: Desk): boolean => see(desk)?.decision.name === 'pick_character';
const mine = (desk: Desk): readonly string[] => see(desk)?.mine?.characters ?? [];

const FIRST_ROUND = 5;
const later = (desk: Desk): boolean => (see(desk)?.round ?? 0) > FIRST_ROUND;

const ABILITIES = ['kill', 'rob', 'swap_hands', 'redraw', 'destroy', 'architect_cards', 'merchant_gold'];

/**
 * Every city is half built, so that ten minutes are enough to see the end. The table opens when the last rank of a
 * round is called and nobody answers, so that the lesson begins with choosing characters.
 */
const lesson: Lesson = {
  options: { players: 4 },
  seat: 0,
  opening: {
    options: { players: 4 },
    round: FIRST_ROUND - 1,
    next: 'warlord',
    crown: 0,
    seats: [
      {
        characters: ['king'],
        gold: 3,
        hand: ['harbor', 'church', 'castle', 'laboratory'],
        city: ['tavern', 'market', 'temple', 'watchtower'],
      },
      {
        characters: ['bishop'],
        gold: 2,
        hand: ['manor', 'docks'],
        city: ['monastery', 'prison', 'trading_post'],
      },
      {
        characters: ['merchant'],
        gold: 4,
        hand: ['palace', 'tavern'],
        city: ['manor', 'church', 'barracks', 'keep'],
      },
      {
        characters: ['architect'],
        gold: 1,
        hand: ['fortress', 'market', 'temple'],
        city: ['castle', 'watchtower', 'tavern'],
      },
    ],
  },
  steps: [
    { key: 'welcome', when: () => true },
    { key: 'cities', when: (desk) => desk.seat !== null },
    { key: 'hand', when: (desk) => (see(desk)?.mine?.hand.length ?? 0) > 0 },
    {
      key: 'pick',
      when: (desk) => !later(desk) && desk.can({ verb: 'pick', character: 'merchant' }),
      advice: { verb: 'pick', character: 'merchant' },
    },
    {
      key: 'choose',
      when: (desk) => asks(desk, 'pick_character') && !later(desk) && !desk.can({ character: 'merchant' }),
    },
    { key: 'secret', when: (desk) => mine(desk).length > 0 && !later(desk) },
    { key: 'called', when: (desk) => (see(desk)?.called ?? 0) > 0 },
    {
      key: 'gather',
      when: (desk) => asks(desk, 'turn') && see(desk)?.turn?.gathered === false,
      advice: { verb: 'gather_gold' },
    },
    { key: 'keep', when: (desk) => asks(desk, 'keep_cards') },
    { key: 'income', when: (desk) => desk.can({ verb: 'income' }), advice: { verb: 'income' } },
    { key: 'ability', when: (desk) => ABILITIES.some((verb) => desk.can({ verb })) },
    { key: 'build', when: (desk) => desk.can({ verb: 'build' }) },
    {
      key: 'dear',
      when: (desk) =>
        asks(desk, 'turn') && !!desk.whyNot({ verb: 'build' }) && see(desk)?.turn?.gathered === true,
    },
    { key: 'end', when: (desk) => desk.can({ verb: 'end_turn' }), advice: { verb: 'end_turn' } },
    { key: 'killed', when: (desk) => !!see(desk)?.ranks.some((rank) => rank.killed) },
    { key: 'robbed', when: (desk) => !!see(desk)?.ranks.some((rank) => rank.robbed) },
    { key: 'again', when: (desk) => later(desk) && drafting(desk) },
    { key: 'unique', when: (desk) => later(desk) && !!see(desk)?.mine?.hand.includes('laboratory') },
    {
      key: 'near',
      when: (desk) => !!see(desk)?.seats.some((seat) => seat.size >= (see(desk)?.needed ?? 7) - 1),
    },
    { key: 'last', when: (desk) => see(desk)?.first_to_complete !== null && !see(desk)?.over },
    { key: 'over', when: (desk) => see(desk)?.over === true },
  ],
};

export default lesson;
