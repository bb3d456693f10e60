import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'

// Mantine's checkbox with its styles: no first load has either.
export { Checkbox } from '@mantine/core'
