/** Whether the viewport matches the phone breakpoint of the style sheets. Not reactive. */
export const isNarrowViewport = () => window.matchMedia('(max-width: 37.5em)').matches
