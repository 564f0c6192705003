export { RequestInspector, type RequestInspectorProps } from './devtools/RequestInspector.tsx'
