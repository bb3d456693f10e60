import { createTheme } from '@mantine/core'

/**
 * Mantine's theme: its default props. Colours, lengths, fonts and densities are in `mantine.css` and `theme.css`: the skeleton of the page
 * needs them before any script has arrived.
 */
export const theme = createTheme({
  respectReducedMotion: true,
  // A pressed button does not move.
  activeClassName: '',
  // By name: importing a component would load it with the theme.
  components: {
    Button: { defaultProps: { variant: 'default', size: 'md' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Alert: { defaultProps: { color: 'gray', style: { overflowWrap: 'anywhere' } } },
    // Decorative: the text beside it says what is awaited.
    Loader: { defaultProps: { size: 16, color: 'currentcolor', 'aria-hidden': true } },
    Group: { defaultProps: { gap: 'xs' } },
    Stack: { defaultProps: { gap: 'sm' } },
    List: { defaultProps: { listStyleType: 'none' } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: {
      defaultProps: {
        size: 'md',
        // Inputs side by side are aligned whatever stands below them.
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
        errorProps: { role: 'alert' },
      },
    },
    CloseButton: { defaultProps: { iconSize: 'var(--gc-icon)' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Popover: { defaultProps: { shadow: 'md' } },
    // The placeholder is a focusable child without a menu role (axe: aria-required-children).
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // A dialog locks the scrolling of the page by a rule of `theme.css`; Mantine's lock inserts a style sheet.
    Modal: { defaultProps: { lockScroll: false } },
    ModalRoot: { defaultProps: { lockScroll: false } },
    DrawerRoot: { defaultProps: { lockScroll: false } },
  },
})
