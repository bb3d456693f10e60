import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a ref that is true while the component is mounted. A save that ends after its form was closed reports its
 * result in a notification.
 */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(true)
  useEffect(() => {
    // Strict mode unmounts and mounts again.
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return isMounted
}
