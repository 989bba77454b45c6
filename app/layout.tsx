export { Shell as default, siteMetadata as metadata, siteViewport as viewport } from './shell';
