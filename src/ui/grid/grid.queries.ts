import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { makeFruits } from './grid.fixture'

/** Returns the table of the list. */
export const gridTable = () => screen.getByRole('table', { name: 'Fruit' })

/** Returns the names of the displayed rows. */
export const rowNames = () =>
  within(gridTable())
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)

/** Returns the button of that name. */
export const gridButton = (name: string | RegExp) => screen.getByRole('button', { name })

/** Whether a button has `aria-disabled`. */
export const isButtonDisabled = (name: string) => gridButton(name).getAttribute('aria-disabled') === 'true'

/** Returns the names of `length` fruits. */
export const fruitNames = (from: number, length: number) => makeFruits(from, length).map(({ name }) => name)

/** Waits until exactly these fruits are displayed. */
export const expectRows = (from: number, length: number) =>
  waitFor(() => expect(rowNames()).toEqual(fruitNames(from, length)))
