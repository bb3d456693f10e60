// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextInput } from './text-input'
import { render } from '../../../checks/render'

const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('text input: label, error and description refer to the input by ids derived from its id', () => {
  render(
    <TextInput
      id="name"
      label="Name"
      description="Any"
      error="Too long"
      aria-describedby="more"
      aria-required
    />,
  )
  const input = screen.getByLabelText('Name')
  expect(input.id).toBe('name')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toEqual(['Too long', 'Any', undefined])
  expect(input.getAttribute('aria-describedby')).toBe('name-error name-description more')
  expect(screen.getByRole('alert').textContent).toBe('Too long')
})

it('text input: without error and description it refers to nothing and is not invalid', () => {
  render(<TextInput label="Name" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
})
