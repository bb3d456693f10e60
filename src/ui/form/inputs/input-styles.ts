// Mantine's styles for what only forms show, in the order its documentation gives; the rest is in `ui/theme`.
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import '@mantine/core/styles/PasswordInput.css'
import '@mantine/core/styles/Switch.css'
