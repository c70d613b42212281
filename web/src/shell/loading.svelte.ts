let missing = $state(false);

/** Whether a part of the client could not be fetched: there is no server, or it was updated since. */
export const partMissing = (): boolean => missing;

/** A part of the client that comes when it is wanted; null if it cannot be fetched, which the page then says. */
export async function arrived<Part>(coming: Promise<Part>): Promise<Part | null> {
  try {
    const part = await coming;
    missing = false;
    return part;
  } catch {
    missing = true;
    return null;
  }
}
