import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { makeFruits } from './grid.fixture'

// What the tests of this folder look for on screen.

/** The table of the list. */
export const gridTable = () => screen.getByRole('table', { name: 'Fruit' })

/** The names of the rows on screen. */
export const rowNames = () =>
  within(gridTable())
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)

/** The button of that name. */
export const gridButton = (name: string | RegExp) => screen.getByRole('button', { name })

/** Whether a button says that it is disabled. */
export const isButtonDisabled = (name: string) => gridButton(name).getAttribute('aria-disabled') === 'true'

/** The names of `length` fruits. */
export const fruitNames = (from: number, length: number) => makeFruits(from, length).map(({ name }) => name)

/** Waits until exactly these fruits are on screen. */
export const expectRows = (from: number, length: number) =>
  waitFor(() => expect(rowNames()).toEqual(fruitNames(from, length)))
