import { motion } from './motion.svelte';

/** Where pieces fly: a layer over everything that nobody can touch or hear. */
let layer: HTMLElement | null = null;
const running = new Set<Animation>();
let ends = 0;

export function sky(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.className = 'kit-sky';
    layer.setAttribute('aria-hidden', 'true');
    layer.inert = true;
    document.body.append(layer);
  }
  return layer;
}

/** Milliseconds until everything that is scheduled has landed. */
export function pending(): number {
  return Math.max(0, ends - performance.now());
}

/** Whether anything is still on its way. */
export function aloft(): boolean {
  return running.size > 0 || (layer?.childElementCount ?? 0) > 0;
}

/** Lands everything now. */
export function finishAll(): void {
  for (const animation of running) animation.finish();
  layer?.replaceChildren();
  ends = 0;
}

/** What flies now goes so many times faster than it did. */
export function hastenFlights(times: number): void {
  ends = performance.now() + pending() / times;
  for (const animation of running) animation.updatePlaybackRate(animation.playbackRate * times);
}

/** Lands everything within so many milliseconds. */
export function landWithin(ms: number): void {
  const left = pending();
  if (left > ms) hastenFlights(left / ms);
}

/** Plays keyframes on an element; resolves when they are over, however that happens. */
export async function play(
  element: Element,
  frames: Keyframe[],
  { lasts, delay = 0, easing = EASE.out }: { lasts: number; delay?: number; easing?: string },
): Promise<void> {
  if (typeof element.animate !== 'function') return;
  const animation = element.animate(frames, { duration: lasts, delay, easing, fill: 'backwards' });
  running.add(animation);
  ends = Math.max(ends, performance.now() + delay + lasts);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
  if (running.size === 0) ends = 0;
}

/** The same curves as the `--e-…` tokens. */
export const EASE = {
  out: 'cubic-bezier(.2,.75,.25,1)',
  lift: 'cubic-bezier(.3,0,.2,1)',
  drop: 'cubic-bezier(.5,0,.9,.6)',
  bounce: 'cubic-bezier(.3,1.5,.5,1)',
} as const;

/** A copy of a piece that looks like it and lies over this rectangle of the screen. */
export function copyOf(source: Element, rect: DOMRect): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'kit-flying';
  holder.style.cssText = `left:${rect.left}px;top:${rect.top}px;width:${rect.width}px;height:${rect.height}px`;
  const copy = source.cloneNode(true) as HTMLElement | SVGElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('[data-piece], [data-anchor]')]) {
    one.removeAttribute('data-piece');
    one.removeAttribute('data-anchor');
  }
  if (source instanceof SVGGraphicsElement && source.ownerSVGElement) {
    const box = source.getBBox();
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    frame.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    frame.append(copy);
    holder.append(frame);
  } else {
    // A fan tilts its cards and a margin pulls them together; the copy lies straight.
    copy.style.transform = 'none';
    copy.style.margin = '0';
    holder.append(copy);
  }
  return holder;
}

/** Nothing flies, but what changed may fade in; at speed 0 not even that. */
export function fadeOnly(): boolean {
  return motion.reduced && motion.speed > 0;
}
