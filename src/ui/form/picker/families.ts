/** Names that begin alike, under what they begin with; a blank label holds those that stand alone. */
export interface Family {
  label: string
  names: string[]
}

/** What a name begins with: its maker where it tells one (`meta-llama/…`), else its first letters (`gpt-4o`). */
function familyPrefix(name: string): string {
  const maker = name.indexOf('/', 1)
  if (maker > 0) return name.slice(0, maker)
  return /^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? ''
}

/** Sorts names into families; a family of one is none. */
export function groupByFamily(names: readonly string[]): Family[] {
  const byBeginning = new Map<string, string[]>()
  for (const name of names) {
    const beginning = familyPrefix(name)
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), name])
  }
  const families = [...byBeginning].map(([label, members]) => ({ label, names: members }))
  const isFamily = ({ label, names: members }: Family) => label !== '' && members.length > 1
  const alone = families.filter((family) => !isFamily(family)).flatMap((family) => family.names)
  const sorted = families.filter(isFamily).toSorted((a, b) => a.label.localeCompare(b.label))
  return alone.length > 0 ? [...sorted, { label: '', names: alone }] : sorted
}
