import { refuse } from '../server/reply'
import type { Table } from '../table'
import { CHANNEL_STATUS, type ChannelRow } from './channel-row'

/** Row of the routing table: a channel serves a model for a group. */
interface Ability {
  group: string
  model: string
  enabled: boolean
}

type Source = Pick<ChannelRow, 'group' | 'models' | 'status'>

const keyOf = ({ group, model }: Ability) => JSON.stringify([group, model])

/** The routing rows of a channel: repeated models count once, repeated groups do not; a blank item is a model named "". */
function abilitiesOf({ group, models, status }: Source): Ability[] {
  const enabled = status === CHANNEL_STATUS.enabled
  const groups = group.split(',')
  return [...new Set(models.split(','))].flatMap((model) =>
    groups.map((name) => ({ group: name, model, enabled })),
  )
}

function hasRepeats(abilities: readonly Ability[]): boolean {
  return new Set(abilities.map(keyOf)).size < abilities.length
}

/**
 * The routing rows of a world by channel id. On the server they are a separate table: they can outlive their channel, and
 * inserting them can fail although the channel was saved. Rows of a seeded channel are derived from it until they are
 * first written.
 */
export class Abilities {
  readonly #channels: Table<ChannelRow>
  readonly #written = new Map<number, Ability[]>()

  constructor(channels: Table<ChannelRow>) {
    this.#channels = channels
  }

  /**
   * Inserts the rows of new channels, one channel at a time. Throws the unique index error as a Response if a group is
   * repeated, or if a deleted channel left rows under the same id. Channels after a failed one get no rows.
   */
  insertAll(created: readonly Readonly<ChannelRow>[]): void {
    // Write an empty list first, so that the rows are not derived from the channels, which already exist.
    for (const { id } of created) if (!this.#written.has(id)) this.remove(id)
    for (const row of created) this.#insert(row.id, row)
  }

  /** Replaces the rows of a channel; if the insert fails, no rows remain. */
  rebuild(id: number, source: Source): void {
    this.remove(id)
    this.#insert(id, source)
  }

  /** Deletes the rows of a channel. */
  remove(id: number): void {
    this.#written.set(id, [])
  }

  /** Preserves the rows of a channel that is about to be deleted. */
  keep(id: number): void {
    this.#written.set(id, this.#of(id))
  }

  /** Enables or disables the rows after the server changed the channel's status. */
  setEnabled(id: number, enabled: boolean): void {
    const rows = this.#of(id).map(({ group, model }): Ability => ({ group, model, enabled }))
    this.#written.set(id, rows)
  }

  /** Whether calls of a group for a model can be routed to a channel. */
  serves(id: number, group: string, model: string): boolean {
    return this.#of(id).some((row) => row.enabled && row.group === group && row.model === model)
  }

  /** The enabled models of a group, sorted and without duplicates. */
  modelsOf(group: string): string[] {
    const ids = new Set([...this.#channels.all().map(({ id }) => id), ...this.#written.keys()])
    const serving = [...ids].flatMap((id) => this.#of(id)).filter((row) => row.enabled && row.group === group)
    return [...new Set(serving.map(({ model }) => model))].toSorted()
  }

  /** Inserts all rows of a channel or none. */
  #insert(id: number, source: Source): void {
    const all = [...this.#of(id), ...abilitiesOf(source)]
    if (hasRepeats(all)) {
      throw refuse('UNIQUE constraint failed: abilities.group, abilities.model, abilities.channel_id')
    }
    this.#written.set(id, all)
  }

  #of(id: number): Ability[] {
    const written = this.#written.get(id)
    if (written) return written
    const row = this.#channels.get(id)
    const wanted = row ? abilitiesOf(row) : []
    return hasRepeats(wanted) ? [] : wanted
  }
}
