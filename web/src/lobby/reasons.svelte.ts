import { post } from '../wire/http';
import type { AboutGame, CheckedOptions, Problem } from '../wire/types';
import type { Agreement } from './agreement.svelte';
import type { Options } from './options';

/** So many things of a list are asked about, and no more. */
const MOST = 8;

/** Why something cannot be chosen as things are: what the server would say to it. */
export class Reasons {
  private told = $state.raw<Record<string, Problem>>({});
  private turn = 0;

  constructor(
    private readonly game: AboutGame,
    private readonly agreed: Agreement,
  ) {}

  /** What is wrong with a preset that does not fit; nothing until the server has said it. */
  ofPreset(preset: string): Problem | undefined {
    return this.told[`preset ${preset}`];
  }

  /** What is wrong with a thing that a list cannot hold; nothing until the server has said it. */
  ofItem(list: string, item: string): Problem | undefined {
    return this.told[`${list} ${item}`];
  }

  /** Asks about everything that cannot be chosen now; what cannot be asked stays without a reason. */
  async ask(): Promise<void> {
    const turn = ++this.turn;
    const found = await Promise.all(this.wanted().map(([key, options]) => this.problem(key, options)));
    if (turn === this.turn) this.told = Object.fromEntries(found.flat());
  }

  private wanted(): [string, Options][] {
    const { agreed } = this;
    const presets = agreed.all
      .filter((one) => !one.fits)
      .map((one): [string, Options] => [`preset ${one.name}`, agreed.withPreset(one)]);
    const items = Object.entries(agreed.checked?.lists ?? {})
      .filter(([list, { barred }]) => barred.length <= MOST && Array.isArray(agreed.options[list]))
      .flatMap(([list, { barred }]) =>
        barred.map((item): [string, Options] => [`${list} ${item}`, agreed.withItem(list, item)]),
      );
    return [...presets, ...items];
  }

  private async problem(key: string, options: Options): Promise<[string, Problem][]> {
    const path = `/api/games/${this.game.name}/check`;
    const { problems } = await post<CheckedOptions>(path, { options }).catch(() => ({ problems: [] }));
    return problems[0] ? [[key, problems[0]]] : [];
  }
}
