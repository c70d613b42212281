import { duration } from './motion.svelte';
import { EASE, play, sky } from './sky';

/** Three lozenges of dust where something went into the ground. */
export function puff(rect: DOMRect): void {
  for (const side of [-1, 0, 1]) {
    const dust = document.createElement('i');
    dust.className = 'kit-dust';
    dust.style.left = `${rect.left + rect.width / 2}px`;
    dust.style.top = `${rect.bottom}px`;
    sky().append(dust);
    const frames = [
      { translate: '0 0', scale: '.4', opacity: 0 },
      { translate: `${side * rect.width * 0.3}px -8px`, scale: '1', opacity: 0.9, offset: 0.3 },
      { translate: `${side * rect.width * 0.6}px -22px`, scale: '.7', opacity: 0 },
    ];
    void play(dust, frames, { lasts: duration('rise'), easing: EASE.out }).then(() => dust.remove());
  }
}
