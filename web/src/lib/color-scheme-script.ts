export const KEY = 'diyar-color-scheme';
export const ATTRIBUTE = 'data-mantine-color-scheme';
export const DARK = '(prefers-color-scheme: dark)';

/** Runs before the body is parsed, so a dark page never flashes light. The CSP names its hash. */
export const COLOR_SCHEME_SCRIPT = `(function(){var c;try{c=localStorage.getItem(${JSON.stringify(KEY)})}catch(e){}var d=c==='dark'||(c!=='light'&&matchMedia(${JSON.stringify(DARK)}).matches);document.documentElement.setAttribute(${JSON.stringify(ATTRIBUTE)},d?'dark':'light')})()`;
