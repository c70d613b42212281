const KEPT = 'kasztelan.table';

interface Settings {
  /** Every choice is made twice. */
  confirm: boolean;
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** How this player likes a table; kept in the browser. */
export const settings = $state<Settings>({ confirm: false, ...kept() });

export function keepSettings(): void {
  localStorage.setItem(KEPT, JSON.stringify(settings));
}
