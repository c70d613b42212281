/** Whether this browser can hand a link on by itself, as phones do. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Hands a link on: by the browser's own sheet where it has one, else into the clipboard. `shown`: neither was possible,
 * so somebody has to show it.
 */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'shown'> {
  if (canShare()) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // Whoever changes their mind has shared nothing, and wants nothing else.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Without TLS there is no clipboard.
    return 'shown';
  }
}
