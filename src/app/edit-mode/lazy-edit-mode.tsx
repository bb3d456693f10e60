import type { NamedRow } from '#/resources/known-record'
import { lazyPart } from '#/ui/status/lazy-part'
import type { EditDefinition } from './edit-definition'
import type { EditModeProps } from './edit-mode'

/** The edit mode of a list, of which the code and what can be edited are loaded when it begins. */
export function lazyEditMode<Row extends NamedRow>(load: () => Promise<{ definition: EditDefinition<Row> }>) {
  const loadMode = async () => {
    const [{ EditMode }, { definition }] = await Promise.all([import('./edit-mode'), load()])
    return (props: EditModeProps<Row>) => <EditMode {...props} definition={definition} />
  }
  return lazyPart(loadMode, { Loading: 'caller' })
}
