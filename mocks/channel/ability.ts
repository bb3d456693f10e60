import { refuse } from '../server/reply'
import type { Table } from '../table'
import { CHANNEL_STATUS, type ChannelRow } from './channel-row'

/** One routing row: a channel serves a model for a group. */
interface Ability {
  group: string
  model: string
  enabled: boolean
}

type Source = Pick<ChannelRow, 'group' | 'models' | 'status'>

const keyOf = ({ group, model }: Ability) => JSON.stringify([group, model])

/** The routing rows a channel asks for; a blank item of the list is a model named "". */
function abilitiesOf({ group, models, status }: Source): Ability[] {
  const enabled = status === CHANNEL_STATUS.enabled
  const groups = group.split(',')
  return models.split(',').flatMap((model) => groups.map((name) => ({ group: name, model, enabled })))
}

function hasRepeats(abilities: readonly Ability[]): boolean {
  return new Set(abilities.map(keyOf)).size < abilities.length
}

/**
 * The routing rows of a world, by channel id. They are a table of their own on the server: they can outlive their
 * channel, and inserting them can fail although the channel was written. Rows of a seeded channel are computed from
 * the channel until something writes them.
 */
export class Abilities {
  readonly #channels: Table<ChannelRow>
  readonly #written = new Map<number, Ability[]>()

  constructor(channels: Table<ChannelRow>) {
    this.#channels = channels
  }

  /**
   * Inserts the rows of channels that were just created, channel by channel. Throws the refusal of the unique index as
   * a Response: when a group or a model is repeated, or when a deleted channel left rows under the same id. The
   * channels after a refused one get no rows.
   */
  insertAll(created: readonly Readonly<ChannelRow>[]): void {
    // Written also when empty: the channels exist by now, and their rows must not be computed from them.
    for (const { id } of created) if (!this.#written.has(id)) this.remove(id)
    for (const row of created) this.#insert(row.id, row)
  }

  /** Deletes the rows of an id and inserts those of the channel; when the insert fails, none are left. */
  rebuild(id: number, source: Source): void {
    this.remove(id)
    this.#insert(id, source)
  }

  /** Deletes the rows of an id. */
  remove(id: number): void {
    this.#written.set(id, [])
  }

  /** Leaves the rows behind although their channel is about to be deleted. */
  keep(id: number): void {
    this.#written.set(id, this.#of(id))
  }

  /** Follows a status that the server itself changed. */
  setEnabled(id: number, enabled: boolean): void {
    const rows = this.#of(id).map(({ group, model }): Ability => ({ group, model, enabled }))
    this.#written.set(id, rows)
  }

  /** Whether a channel is routed to for a group and a model. */
  serves(id: number, group: string, model: string): boolean {
    return this.#of(id).some((row) => row.enabled && row.group === group && row.model === model)
  }

  /** The enabled models of exactly this group, sorted, each once. */
  modelsOf(group: string): string[] {
    const ids = new Set([...this.#channels.all().map(({ id }) => id), ...this.#written.keys()])
    const serving = [...ids].flatMap((id) => this.#of(id)).filter((row) => row.enabled && row.group === group)
    return [...new Set(serving.map(({ model }) => model))].toSorted()
  }

  /** All rows of a channel or none. */
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
