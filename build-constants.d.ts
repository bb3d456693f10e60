/** The version of this build, from package.json. */
declare const __VERSION__: string
