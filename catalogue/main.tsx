import '#/ui/theme/theme.css'
import '#/ui/theme/forced-colors.css'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { DENSITIES } from '#/ui/theme/appearance'
import classes from './catalogue.module.css'
import { SAMPLES } from './samples'

const SCHEMES = ['light', 'dark'] as const

/** Each control in every state, in both colour schemes and densities. */
function Catalogue() {
  return (
    <main className={classes.page}>
      <h1>Controls</h1>
      {Object.entries(SAMPLES).map(([name, Sample]) => (
        <section key={name} aria-label={name} className={classes.control}>
          <h2>{name}</h2>
          <div className={classes.panels} data-testid={name}>
            {DENSITIES.flatMap((density) =>
              SCHEMES.map((scheme) => (
                <div
                  key={`${density} ${scheme}`}
                  className={classes.panel}
                  data-density={density}
                  data-scheme={scheme}
                >
                  <Sample />
                </div>
              )),
            )}
          </div>
        </section>
      ))}
    </main>
  )
}

// Links need a router; this one has a single page.
const router = createRouter({
  routeTree: createRootRoute({ component: Catalogue }),
  history: createMemoryHistory(),
})
const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root element')
createRoot(container).render(<RouterProvider router={router} />)
