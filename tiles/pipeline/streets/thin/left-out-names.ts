/** Letters of those who are not at home there: names that soldiers gave in the Golan. */
const STRANGE = /[\u0400-\u04ff\u0590-\u05ff]/;
/** Those that ruled until 2024, and their party: the extract is older than what their streets are called now. */
const FORMER =
  /حافظ الأسد|باسل الأسد|بشار الأسد|شارع الباسل|دوار الباسل|قصر الباسل|البعث|^(?:شارع )?8 آذار|ضاحية الاسد|hafez al|bassel el|basel alassad|al[ _]?basel|baath|8 (?:march|athar)|march 8/i;

/** Whether a name is not written on the map; the road is drawn without it. The same names are no streets of the search. */
export const isLeftOut = (name: string): boolean => STRANGE.test(name) || FORMER.test(name);
