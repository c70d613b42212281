/** The members of each group, in the order in which groups and members first come; no group is the empty name. */
export function grouped<Member extends { group?: string }>(members: readonly Member[]): [string, Member[]][] {
  const found = new Map<string, Member[]>();
  for (const member of members) {
    const name = member.group ?? '';
    const group = found.get(name);
    if (group) group.push(member);
    else found.set(name, [member]);
  }
  return [...found];
}
