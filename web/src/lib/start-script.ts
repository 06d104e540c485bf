/**
 * Fetches the page's code (`data-code`) and starts it (`data-start`) once the page has been painted: it is readable without,
 * and on a slow line 150 kB of code would take their share from the style and the letters that it waits for. A page in a
 * tab behind is not painted: it starts when all the rest is there. Nor does every browser tell of it: a second later, then.
 * Each file is asked for in a turn of its own: to ask for two dozen is a tenth of a second of a phone's.
 */
export const START_SCRIPT =
  '(function(d){var s=d.currentScript.dataset;' +
  'function put(n,a){setTimeout(function(){d.head.appendChild(Object.assign(d.createElement(n),a))})}' +
  'function go(){if(!s)return;s.code.split(" ").forEach(function(f){f&&put("link",{rel:"modulepreload",href:f})});' +
  's.start.split(" ").forEach(function(f){put("script",{type:"module",src:f})});s=0}' +
  'addEventListener("load",function(){d.hidden?go():setTimeout(go,1e3)});' +
  'new PerformanceObserver(function(l,o){o.disconnect();go()}).observe({type:"paint",buffered:true})})(document)';
