import { keep, kept } from './kept';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const NIGHT = '(prefers-color-scheme: dark)';

/** Day or candlelight: what the person chose, and what is shown. Call `light()` once when the app starts. */
class Lighting {
  choice = $state<Theme>('system');
  shown = $state<'light' | 'dark'>('light');

  light(): void {
    const was = kept('theme') as Theme | null;
    this.choice = was && THEMES.includes(was) ? was : 'system';
    matchMedia(NIGHT).addEventListener('change', () => this.apply());
    this.apply();
  }

  choose(theme: Theme): void {
    this.choice = theme;
    keep('theme', theme);
    this.apply();
  }

  private apply(): void {
    const night = this.choice === 'system' ? matchMedia(NIGHT).matches : this.choice === 'dark';
    this.shown = night ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = this.shown;
  }
}

export const theme = new Lighting();
