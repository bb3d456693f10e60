import { useMediaQuery } from '@mantine/hooks'

export const PHONE = '(max-width: 37.5em)'

export const useIsPhone = () => useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
