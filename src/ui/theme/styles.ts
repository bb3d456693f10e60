import './theme.css'
import './forced-colors.css'
