import type { Choice, Desk } from '../desk/desk.svelte';
import type { AskingTable } from '../games/asking';

/** Asks once before a turn is ended while something is left that one would regret. */
export class EndGuard {
  /** The end that is asked about, and at which decision. */
  private asking = $state.raw<{ n: number; end: Choice; left: string } | null>(null);
  /** The turn of which one does not want to be asked again. */
  private told = '';

  constructor(
    private readonly desk: Desk,
    private readonly table: Pick<AskingTable, 'ends' | 'left' | 'turn'>,
  ) {}

  /** What is left, in words, while it is asked; else nothing. */
  get left(): string {
    return this.asking?.n === this.desk.n && this.desk.asked ? this.asking.left : '';
  }

  /** Whether this choice has to wait for an answer. The second time it is the answer. */
  stops(choice: Choice): boolean {
    if (this.left || !this.table.ends?.includes(choice.do.verb)) return false;
    const left = this.table.left?.(this.desk, this.desk.choices) ?? '';
    if (!left || this.told === this.turn) return false;
    this.asking = { n: this.desk.n, end: choice, left };
    return true;
  }

  stay(): void {
    this.asking = null;
  }

  /** Whether one is asked again this turn. */
  again(wanted: boolean): void {
    this.told = wanted ? '' : this.turn;
  }

  /** What was to be ended. */
  get end(): Choice | null {
    return this.left ? (this.asking?.end ?? null) : null;
  }

  private get turn(): string {
    return `${this.desk.seat ?? ''} ${this.table.turn?.(this.desk) ?? this.desk.n}`;
  }
}
