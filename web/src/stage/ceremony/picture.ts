/** What a drawing needs from its style sheets to look the same on its own. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-numeric',
  'text-anchor',
  'display',
  'filter',
] as const;

const SVG = 'http://www.w3.org/2000/svg';
const SHARPER = 2;

export interface Caption {
  title: string;
  line: string;
}

/** A drawing with its looks and everything it refers to inside, as text. */
export function standalone(drawing: SVGSVGElement, caption: Caption): string {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  dress(drawing, copy);
  for (const one of copy.querySelectorAll('[data-not-in-picture]')) one.remove();
  for (const one of copy.querySelectorAll('[data-in-picture]'))
    one.textContent = one.getAttribute('data-in-picture');
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  bringAlong(copy);
  write(copy, caption, width);
  return new XMLSerializer().serializeToString(copy);
}

/** The looks of every part of the one are written upon the same part of the other. */
function dress(from: Element, to: Element): void {
  const looks = getComputedStyle(from);
  const style = (to as SVGElement).style;
  for (const name of LOOKS) style.setProperty(name, looks.getPropertyValue(name));
  const parts = [...from.children];
  [...to.children].forEach((child, at) => dress(parts[at]!, child));
}

/** Gradients and patterns that lie elsewhere on the page. */
function bringAlong(copy: SVGSVGElement): void {
  const defs = document.createElementNS(SVG, 'defs');
  copy.prepend(defs);
  const wanted = (): string[] => [
    ...new Set([...copy.outerHTML.matchAll(/url\((?:&quot;|")?#([\w-]+)/g)].map(([, id]) => id!)),
  ];
  for (const id of wanted()) {
    if (copy.querySelector(`#${CSS.escape(id)}`)) continue;
    const found = document.getElementById(id);
    if (found) defs.append(found.cloneNode(true));
  }
}

function write(copy: SVGSVGElement, { title, line }: Caption, width: number): void {
  const large = Math.min(48, width / 14);
  const lines: [string, number, number][] = [
    [title, large, large * 1.5],
    [line, large * 0.48, large * 2.3],
  ];
  for (const [said, size, y] of lines) {
    const text = document.createElementNS(SVG, 'text');
    text.textContent = said;
    text.setAttribute('x', String(width / 2));
    text.setAttribute('y', String(y));
    text.setAttribute(
      'style',
      `font: 800 ${size}px Alegreya, Georgia, serif; fill: #fff3d6; text-anchor: middle; paint-order: stroke; stroke: #140b24; stroke-width: 3px; stroke-linejoin: round`,
    );
    copy.append(text);
  }
}

/** The fonts of the page that a drawing may use, inside a style of its own: a picture fetches nothing. */
async function fonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });
  const loaded = [...document.fonts].filter((face) => face.status === 'loaded');
  const used = faces.filter((face) =>
    loaded.some(
      (one) =>
        one.weight === face.style.getPropertyValue('font-weight') &&
        one.style === face.style.getPropertyValue('font-style') &&
        one.unicodeRange === face.style.getPropertyValue('unicode-range') &&
        face.style.getPropertyValue('font-family').includes(one.family.replaceAll('"', '')),
    ),
  );
  const inside = await Promise.all(used.map((face) => withData(face)));
  return inside.join('\n');
}

async function withData(face: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(face.cssText)?.[1];
  if (!address) return '';
  const base = face.parentStyleSheet?.href ?? location.href;
  const answer = await fetch(new URL(address, base));
  const data = await asData(await answer.blob());
  return face.cssText.replace(/src:[^;]+;/, `src: url(${data}) format("woff2");`);
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new Error('not readable'));
    reader.readAsDataURL(blob);
  });
}

/** The drawing as a picture, twice as sharp as on the screen. */
export async function pictureOf(drawing: SVGSVGElement, caption: Caption): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const style = await fonts().catch(() => '');
  const text = standalone(drawing, caption);
  const source = text.replace(/(<svg[^>]*>)/, (opening) => `${opening}<style>${style}</style>`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPER;
  canvas.height = height * SHARPER;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('nothing was drawn'))), 'image/png'),
  );
}

export async function savePicture(drawing: SVGSVGElement, caption: Caption, name: string): Promise<void> {
  const address = URL.createObjectURL(await pictureOf(drawing, caption));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
