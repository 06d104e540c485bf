export const KEY = 'diyar-color-scheme';
export const ATTRIBUTE = 'data-mantine-color-scheme';
export const DARK = '(prefers-color-scheme: dark)';

/** Runs before the body is parsed, so a dark page never flashes light. The CSP names its hash. */
export const COLOR_SCHEME_SCRIPT = `(function(){var c;try{c=localStorage.getItem('${KEY}')}catch(e){}var d=c==='dark'||(c!=='light'&&matchMedia('${DARK}').matches);document.documentElement.setAttribute('${ATTRIBUTE}',d?'dark':'light')})()`;
