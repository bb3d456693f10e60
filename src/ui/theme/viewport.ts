/** Whether the window is as narrow as a phone, as the style sheets draw the line; asked once, not watched. */
export const isNarrowViewport = () => window.matchMedia('(max-width: 37.5em)').matches
