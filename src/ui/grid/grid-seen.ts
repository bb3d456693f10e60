import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { fruits } from './grid-lab'

// What the tests of this folder look for on screen.

/** The table of the list. */
export const table = () => screen.getByRole('table', { name: 'Fruit' })

/** The names of the rows on screen. */
export const names = () =>
  within(table())
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)

/** The button of that name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Whether a button says that it is disabled. */
export const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

/** The names of `length` fruits. */
export const named = (from: number, length: number) => fruits(from, length).map(({ name }) => name)

/** Waits until exactly these fruits are on screen. */
export const shows = (from: number, length: number) =>
  waitFor(() => expect(names()).toEqual(named(from, length)))
