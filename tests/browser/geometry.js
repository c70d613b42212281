/* Finds text that nobody can read: cut off, out of the window, or printed over other text. */
([within, scrolls]) => {
  const SLACK = 1.5;
  const root = document.querySelector(within);
  const found = [];
  // Pieces that let the pointer through count here as well.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(sheet);

  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const above = (one) => {
    const up = [];
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) up.push(at);
    return up;
  };
  const turned = (one) => above(one).find((up) => /matrix\([^,]+, (?!0,)/.test(styleOf(up).transform));
  const hidden = (one) =>
    above(one).some((up) => {
      const { visibility, opacity, clipPath, display } = styleOf(up);
      return visibility === 'hidden' || opacity === '0' || clipPath === 'inset(50%)' || display === 'none';
    });
  const said = (text) => JSON.stringify(text.nodeValue.trim().slice(0, 40));
  const place = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 2).join('.')}`;

  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const parent = text.parentElement;
    if (!text.nodeValue.trim() || !parent || parent.closest('svg, script, style, option, [hidden], .skip')) continue;
    if (hidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (rects.length) texts.push({ text, parent, rects, turned: turned(parent), up: above(parent) });
  }

  const scrollable = (one) => scrolls.some((selector) => one.matches(selector));
  const page = document.documentElement;
  const stays = page.scrollHeight <= innerHeight + 1;

  for (const { text, parent, rects, turned: isTurned, up } of texts) {
    if (up.some(scrollable)) continue;
    for (const rect of rects) {
      const out =
        rect.left < -SLACK ||
        rect.right > innerWidth + SLACK ||
        (stays && (rect.top < -SLACK || rect.bottom > innerHeight + SLACK));
      if (out && !isTurned) found.push(`out of the window: ${said(text)} in ${place(parent)}`);
      if (isTurned) continue;
      for (const one of up) {
        const { overflowX, overflowY } = styleOf(one);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const box = one.getBoundingClientRect();
        // Letters have room above and below them that nobody misses.
        const air = Math.max(SLACK, rect.height * 0.14);
        const across = rect.left < box.left - SLACK || rect.right > box.right + SLACK;
        const down = rect.top < box.top - air || rect.bottom > box.bottom + air;
        if ((across && overflowX !== 'visible') || (down && overflowY !== 'visible')) found.push(`cut off: ${said(text)} in ${place(parent)} by ${place(one)}`);
      }
    }
  }

  const seeThrough = (one) => {
    const { backgroundColor, backgroundImage } = styleOf(one);
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1];
    const bare = backgroundColor === 'transparent' || (alpha !== undefined && Number(alpha) < 0.7);
    return bare && backgroundImage === 'none' && one.tagName !== 'svg';
  };
  /** Whether something that one cannot see through lies over this text at this point. */
  const covered = (one, x, y) => {
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === one || one.contains(over) || over.contains(one)) return false;
      if (!seeThrough(over)) return true;
    }
    return false;
  };
  const seen = texts.map(({ rects, up }) => {
    const boxes = up.filter((one) => styleOf(one).overflowY !== 'visible').map((one) => one.getBoundingClientRect());
    return rects.flatMap((rect) => {
      const left = Math.max(rect.left, ...boxes.map((box) => box.left));
      const right = Math.min(rect.right, ...boxes.map((box) => box.right));
      const top = Math.max(rect.top, ...boxes.map((box) => box.top));
      const bottom = Math.min(rect.bottom, ...boxes.map((box) => box.bottom));
      return left < right && top < bottom ? [{ left, right, top, bottom, height: bottom - top }] : [];
    });
  });
  for (let a = 0; a < texts.length; a += 1)
    for (let b = a + 1; b < texts.length; b += 1) {
      const [one, other] = [texts[a], texts[b]];
      if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      if (one.turned && one.turned === other.turned) continue;
      for (const p of seen[a])
        for (const q of seen[b]) {
          const x = [Math.max(p.left, q.left), Math.min(p.right, q.right)];
          const y = [Math.max(p.top, q.top), Math.min(p.bottom, q.bottom)];
          // Lines of letters may lie closer than the boxes around them.
          if (x[1] - x[0] <= 2 || y[1] - y[0] <= Math.min(p.height, q.height) * 0.3) continue;
          const at = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2];
          if (covered(one.parent, ...at) || covered(other.parent, ...at)) continue;
          found.push(`on top of each other: ${said(one.text)} and ${said(other.text)} in ${place(other.parent)}`);
        }
    }

  for (const one of root.querySelectorAll('*')) {
    const { overflowY } = styleOf(one);
    if (!['auto', 'scroll'].includes(overflowY) || above(one).some(scrollable)) continue;
    if (one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0 && !hidden(one))
      found.push(`scrolls: ${place(one)}, ${one.scrollHeight} in ${one.clientHeight}`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== sheet);
  return [...new Set(found)];
}
