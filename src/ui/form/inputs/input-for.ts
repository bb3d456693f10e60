import './input-styles'
import type { ComponentType } from 'react'
import type { Kind } from '#/fields/field'
import { BlockInput } from './block-input'
import { ChoiceInput } from './choice-input'
import { DigitsInput } from './digits-input'
import type { InputProps } from './input-props'
import { LineInput } from './line-input'
import { ManyInput } from './many-input'
import { MomentInput } from './moment-input'
import { SecretInput } from './secret-input'
import { SwitchInput } from './switch-input'

const INPUTS: { [Of in Kind]: ComponentType<InputProps<Of>> } = {
  line: LineInput,
  block: BlockInput,
  secret: SecretInput,
  digits: DigitsInput,
  switch: SwitchInput,
  choice: ChoiceInput,
  many: ManyInput,
  moment: MomentInput,
}

/** The input of a kind of field. */
export function inputFor<Of extends Kind>(kind: Of): ComponentType<InputProps<Of>> {
  return INPUTS[kind]
}
