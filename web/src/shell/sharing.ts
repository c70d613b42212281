/** Whether this browser can hand a link on by itself, as phones do. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Hands a link on: by the browser's own sheet where it has one, else into the clipboard. `shown`: neither was possible,
 * so somebody has to show it.
 */
export async function share(
  title: string,
  url: string,
  text?: string,
): Promise<'shared' | 'copied' | 'shown'> {
  if (canShare()) {
    try {
      await navigator.share(text ? { title, text, url } : { title, url });
      return 'shared';
    } catch (error) {
      // Whoever changes their mind has shared nothing, and wants nothing else.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copy(url)) ? 'copied' : 'shown';
}

/** Puts a text into the clipboard; false if there is none, as without TLS. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
