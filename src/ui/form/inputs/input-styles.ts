// Mantine styles used only by forms, in the order of its documentation; the others are imported in `ui/theme`.
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
