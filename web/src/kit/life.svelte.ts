import { keep, kept } from './kept';

/** Whether cities live on this device: smoke, pennons in the wind, clouds. Call `life.start()` once when the app starts. */
class Life {
  on = $state(true);

  start(): void {
    this.on = kept('life') !== 'off';
    this.apply();
  }

  choose(wanted: boolean): void {
    this.on = wanted;
    keep('life', wanted ? 'on' : 'off');
    this.apply();
  }

  /** What lives is drawn under `[data-life='on']` only, and nothing moves under `[data-motion='still']`. */
  private apply(): void {
    document.documentElement.dataset['life'] = this.on ? 'on' : 'off';
  }
}

export const life = new Life();
