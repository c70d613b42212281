/** A gothic arch that stands on y `foot` between two x, springs at `spring` and meets at `top`. */
export function arch(left: number, right: number, top: number, spring: number, foot: number): string {
  const w = right - left;
  const h = spring - top;
  const lower = spring - h * 0.54;
  const upper = top + h * 0.36;
  const middle = left + w / 2;
  return (
    `M${left} ${foot}V${spring}C${left} ${lower} ${left + w * 0.293} ${upper} ${middle} ${top}` +
    `C${right - w * 0.293} ${upper} ${right} ${lower} ${right} ${spring}V${foot}Z`
  );
}
