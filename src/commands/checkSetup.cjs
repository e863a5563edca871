/*
 * Loaded before the scripts of package.json: says in one sentence what is missing, where Node would only print a trace.
 * Written so that old versions of Node can read it.
 */
'use strict'

/** TypeScript without a compiler, and `import.meta.main`. */
var oldest = [24, 2]

function isOld(version) {
  var parts = version.replace(/^v/, '').split('.').map(Number)
  return parts[0] < oldest[0] || (parts[0] === oldest[0] && parts[1] < oldest[1])
}

function isInstalled(name) {
  try {
    require.resolve(`${name}/package.json`)
    return true
  } catch (error) {
    return error.code !== 'MODULE_NOT_FOUND'
  }
}

/** What is wrong with the setup, with the fix; undefined if nothing is. `script` is what will run. */
function problemOf(version, script, isThere) {
  if (!isThere('fresh')) return 'Nothing is installed yet: run npm ci.'
  // Serving what is built takes nothing else.
  var serves = /[\\/]server[\\/]start\.ts$/.test(script)
  if (!serves && !isThere('vite'))
    return 'The packages that build the site are not installed: run npm ci --include=dev (NODE_ENV=production leaves them out).'
  if (isOld(version))
    return (
      'Node ' +
      version.replace(/^v/, '') +
      ' is too old: run npm ci --include=dev --ignore-scripts=false, which brings the Node of the project, or install Node ' +
      oldest.join('.') +
      ' or newer.'
    )
}

var problem = problemOf(process.version, process.argv[1] || '', isInstalled)
if (problem) {
  console.error(problem)
  process.exit(1)
}
