/** The table that somebody means who types its code or pastes its link. */
export function tableIn(written: string): string {
  const trimmed = written.trim();
  const inLink = /\/t\/([^/?#\s]+)/.exec(trimmed)?.[1];
  return inLink ?? trimmed.replaceAll(/\s/g, '');
}
