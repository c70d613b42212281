/** What this device keeps of a person's settings; where nothing may be kept, it is simply forgotten. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`kasztelan.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`kasztelan.${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`kasztelan.${name}`);
  } catch {
    // Nothing was kept.
  }
}
