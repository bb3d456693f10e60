import { createTheme, type CSSVariablesResolver } from '@mantine/core'

const SYSTEM_FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

/** The Mantine theme. Its shades reach AA contrast in both colour schemes, unlike Mantine's defaults. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  luminanceThreshold: 0.179,
  fontFamily: SYSTEM_FONT,
  headings: {
    fontFamily: SYSTEM_FONT,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.1875rem' },
      h3: { fontSize: '1rem' },
    },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name: importing the component would load it with the theme.
  components: {
    // The placeholder is a focusable child without a menu role (axe: aria-required-children).
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
  breakpoints: { xs: '37.5em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
})

/**
 * Text colours with a contrast above 4.5:1; Mantine's dimmed, error, link and light-variant colours measure 1.9:1 to
 * 4.2:1.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1c1f26',
    '--mantine-color-dimmed': '#5a6270',
    '--mantine-color-error': '#c01f1f',
    '--mantine-color-anchor': '#3b4fd0',
    '--mantine-color-placeholder': '#666d7a',
    // Disabled controls show the reason, which must be readable.
    '--mantine-color-disabled-color': '#5f6672',
    '--mantine-color-gray-light-color': '#454c58',
    '--mantine-color-red-light-color': '#b01a1a',
    '--mantine-color-green-light-color': '#1b6b2c',
    '--mantine-color-orange-light-color': '#8f3c00',
    '--mantine-color-yellow-light-color': '#735000',
    '--mantine-color-blue-light-color': '#1559a8',
    '--mantine-color-indigo-light-color': '#3347c4',
  },
  dark: {
    '--mantine-color-body': '#1c1e24',
    '--mantine-color-text': '#e3e5ea',
    '--mantine-color-dimmed': '#a9afbb',
    '--mantine-color-error': '#ff9c9c',
    '--mantine-color-anchor': '#a3b5ff',
    '--mantine-color-placeholder': '#a8aebb',
    '--mantine-color-disabled-color': '#a8aebb',
    '--mantine-color-gray-light-color': '#ced3dc',
    '--mantine-color-red-light-color': '#ffa8a8',
    '--mantine-color-green-light-color': '#8ce99a',
    '--mantine-color-orange-light-color': '#ffc078',
    '--mantine-color-yellow-light-color': '#ffe066',
    '--mantine-color-blue-light-color': '#a5d0fb',
    '--mantine-color-indigo-light-color': '#bac8ff',
  },
})
