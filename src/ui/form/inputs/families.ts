/** Names with a common prefix; `label` is the prefix, blank for names without a family. */
export interface Family {
  label: string
  names: string[]
}

/** Prefix of a name: the vendor (`meta-llama/…`), else the leading letters in lower case (`gpt-4o`). */
function familyPrefix(name: string): string {
  const slash = name.indexOf('/', 1)
  if (slash > 0) return name.slice(0, slash)
  return /^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? ''
}

/** Groups names by prefix, sorted by label; families of a single name are merged into the last, unlabelled one. */
export function groupByFamily(names: readonly string[]): Family[] {
  const byPrefix = new Map<string, string[]>()
  for (const name of names) {
    const prefix = familyPrefix(name)
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), name])
  }
  const families = [...byPrefix].map(([label, members]) => ({ label, names: members }))
  const isFamily = ({ label, names: members }: Family) => label !== '' && members.length > 1
  const ungrouped = families.filter((family) => !isFamily(family)).flatMap((family) => family.names)
  const sorted = families.filter(isFamily).toSorted((a, b) => a.label.localeCompare(b.label))
  return ungrouped.length > 0 ? [...sorted, { label: '', names: ungrouped }] : sorted
}
