/** Imports a module of the explorer, which reads its settings from the page. */
export async function importApp<Module>(load: () => Promise<Module>): Promise<Module> {
  const settings = Object.assign(document.createElement('script'), { id: 'settings', type: 'application/json' })
  settings.textContent = JSON.stringify({ network: 'local', baseUrl: 'http://local.test' })
  document.head.append(settings)
  const module = await load()
  settings.remove()
  return module
}
