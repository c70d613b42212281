/** Figures that can be shown: each draws its window on demand, and all of them refer to what they share. */
export interface Paintings {
  shared: () => string;
  art: Readonly<Record<string, () => string>>;
}

/** Drawings are large: whoever shows figures fetches them and hangs them up; until then nobody knows them. */
let hanging = $state.raw<Paintings>({ shared: () => '', art: {} });

export function hang(paintings: Paintings): void {
  hanging = { shared: paintings.shared, art: { ...hanging.art, ...paintings.art } };
}

/** The window of a figure, 240 by 306; null as long as it does not hang. */
export function artOf(figure: string): (() => string) | null {
  return hanging.art[figure] ?? null;
}

const SHEET = 'glass-sheet';

/** One hidden drawing in the document, to which all portraits refer that do not live. */
function sheet(): Element {
  const known = document.getElementById(SHEET);
  if (known) return known;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.id = SHEET;
  made.setAttribute('width', '0');
  made.setAttribute('height', '0');
  made.setAttribute('aria-hidden', 'true');
  made.style.position = 'absolute';
  made.innerHTML = hanging.shared();
  document.body.append(made);
  return made;
}

/** Draws what all portraits share, once. */
export function drawShared(): void {
  sheet();
}

/** Draws a figure on the sheet if it is not there yet; gives the name under which it can be referred to. */
export function drawnOnce(figure: string): string {
  const name = `glass-of-${figure}`;
  const on = sheet();
  const art = artOf(figure);
  if (art && !document.getElementById(name)) {
    const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
    symbol.id = name;
    symbol.setAttribute('viewBox', '0 0 240 306');
    symbol.setAttribute('overflow', 'visible');
    symbol.innerHTML = art();
    on.append(symbol);
  }
  return name;
}
