/** The element that browsers older than the promise show. */
export const OLD_BROWSER_ID = 'old-browser';

/**
 * Fetches the page's code (`data-code`) and starts it (`data-start`) once the page has been painted: it is readable without,
 * and on a slow line 150 kB of code would take their share from the style and the letters that it waits for. A page in a
 * tab behind is not painted: it starts when all the rest is there. Nor does every browser tell of it: a second later, then.
 * Each file is asked for in a turn of its own: to ask for two dozen is a tenth of a second of a phone's.
 *
 * A browser of the last years starts at once. One that lacks any of three things that came after all the others first runs what
 * it lacks (`data-older`); one older than the promise (`browserslist`) keeps the server's page and shows the sentence in it
 * instead. So this is written in the language of all of them.
 */
export const START_SCRIPT =
  '(function(d){var s=d.currentScript.dataset;' +
  `if(!Object.hasOwn){d.getElementById("${OLD_BROWSER_ID}").hidden=false;return}` +
  'function put(n,a){setTimeout(function(){d.head.appendChild(Object.assign(d.createElement(n),a))})}' +
  'function start(){s.start.split(" ").forEach(function(f){put("script",{type:"module",src:f})})}' +
  'function go(){if(go.n)return;go.n=1;s.code.split(" ").forEach(function(f){f&&put("link",{rel:"modulepreload",href:f})});' +
  'AbortSignal.any&&URL.canParse&&"popover"in d.body||!s.older?start():' +
  'put("script",{type:"module",src:s.older,onload:start,onerror:start})}' +
  'addEventListener("load",function(){d.hidden?go():setTimeout(go,1e3)});' +
  'new PerformanceObserver(function(l,o){o.disconnect();go()}).observe({type:"paint",buffered:true})})(document)';
