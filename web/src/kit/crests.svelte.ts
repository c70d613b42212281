const worn = $state<{ crests: readonly string[] }>({ crests: [] });

/** The crest worn on a seat of the table that is looked at; nothing where nobody has said. */
export function crestOf(seat: number): string | undefined {
  return worn.crests[seat];
}

/** From now on these crests are worn, by seat, until what is returned is called. */
export function wear(crests: readonly string[]): () => void {
  worn.crests = crests;
  return () => {
    if (worn.crests === crests) worn.crests = [];
  };
}
