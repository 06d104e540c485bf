/**
 * The four looks of one map, as data: layers read colours from here and know nothing of flavours.
 * Light and dark are the site's own tokens (limestone, basalt, cypress); satellite is what our data looks like in the
 * colours of the ground until an operator configures imagery; terrain brings out mountains, plains and rivers.
 */
export const FLAVORS = ['light', 'dark', 'satellite', 'terrain'] as const;
export type Flavor = (typeof FLAVORS)[number];

export interface Palette {
  sea: string;
  abroad: string;
  country: string;
  /** How strongly the ground below shows through, 0–1. */
  groundOpacity: number;
  ground: Record<Ground, string>;
  builtUp: string;
  builtUpOpacity: number;
  water: string;
  saltFlat: string;
  river: string;
  road: { motorway: string; primary: string; secondary: string; casing: string };
  border: { country: string; governorate: string; city: string; neighborhood: string };
  /** What an extract of OpenStreetMap brings beyond our own data. */
  streets: {
    minor: string;
    path: string;
    rail: string;
    building: string;
    buildingEdge: string;
    work: string;
    need: string;
    park: string;
    /** The country close by, a shade from the streets. */
    land: string;
    /** Names of lesser streets. */
    name: string;
  };
  /** Shade of the quarter that the map is over. */
  quarter: string;
  /** Marks of landmarks: of people's needs, of ways, of sights. */
  landmark: { need: string; transport: string; sight: string; green: string };
  text: {
    strong: string;
    plain: string;
    muted: string;
    halo: string;
    water: string;
    waterHalo: string;
    ground: string;
  };
  /** Names of mountains, plains and peaks: on where the ground is the subject. */
  groundNames: boolean;
}

export type Ground = 'green' | 'forest' | 'farmland' | 'mountain' | 'basalt' | 'desert';

export const palettes: Record<Flavor, Palette> = {
  light: {
    sea: '#C7DAE0',
    abroad: '#EFEBE3',
    country: '#FAF8F4',
    groundOpacity: 0.4,
    ground: {
      green: '#DCE6CF',
      forest: '#CFDDC3',
      farmland: '#EAEBD6',
      mountain: '#E6DECF',
      basalt: '#DDD7CF',
      desert: '#F5EDDC',
    },
    builtUp: '#EDE5D8',
    builtUpOpacity: 0.9,
    water: '#B9D3DC',
    saltFlat: '#E6E7E4',
    river: '#A6C8D4',
    road: { motorway: '#EBC48F', primary: '#F3DDB9', secondary: '#FFFFFF', casing: '#DDCDB2' },
    border: { country: '#8A9A90', governorate: '#B4ACA0', city: '#DDD5C8', neighborhood: '#FFFFFF' },
    streets: {
      minor: '#FFFFFF',
      path: '#CDBFA8',
      rail: '#B9B2A6',
      building: '#E0D5C5',
      buildingEdge: '#CFC2AE',
      work: '#E8E3DC',
      need: '#F1E4E4',
      park: '#CFE2BE',
      land: '#F3EEE4',
      name: '#5E605A',
    },
    quarter: '#1F5E4B',
    landmark: { need: '#8A4B6B', transport: '#3E6C8F', sight: '#A8692B', green: '#4F7F4A' },
    text: {
      strong: '#1E2321',
      plain: '#3C433F',
      muted: '#6A6A62',
      halo: '#FAF8F4',
      water: '#4A7484',
      waterHalo: '#DCE8EB',
      ground: '#7A6F57',
    },
    groundNames: false,
  },
  dark: {
    sea: '#0E1A1F',
    abroad: '#101413',
    country: '#1A1F1D',
    groundOpacity: 0.3,
    ground: {
      green: '#22302A',
      forest: '#1F3129',
      farmland: '#232923',
      mountain: '#272621',
      basalt: '#151817',
      desert: '#211F1A',
    },
    builtUp: '#262B28',
    builtUpOpacity: 0.9,
    water: '#16323C',
    saltFlat: '#242927',
    river: '#1F4350',
    road: { motorway: '#7A5F3A', primary: '#5A4D37', secondary: '#4C534D', casing: '#141817' },
    border: { country: '#5F7068', governorate: '#414A46', city: '#2C3330', neighborhood: '#141817' },
    streets: {
      minor: '#414843',
      path: '#565B54',
      rail: '#4A524E',
      building: '#2F3532',
      buildingEdge: '#3B423E',
      work: '#222725',
      need: '#2E2930',
      park: '#24382B',
      land: '#1B201E',
      name: '#A6A9A2',
    },
    quarter: '#8FC7AE',
    landmark: { need: '#D59ABB', transport: '#8FBBDD', sight: '#E0AE72', green: '#93C28C' },
    text: {
      strong: '#F2EEE6',
      plain: '#D3D0C8',
      muted: '#9C9F98',
      halo: '#141817',
      water: '#7FAEBE',
      waterHalo: '#0E1A1F',
      ground: '#A89A7C',
    },
    groundNames: false,
  },
  satellite: {
    sea: '#12384A',
    abroad: '#6F6149',
    country: '#857254',
    groundOpacity: 0.75,
    ground: {
      green: '#4C5F38',
      forest: '#384C31',
      farmland: '#6C6A40',
      mountain: '#66553F',
      basalt: '#4A433C',
      desert: '#A08A62',
    },
    builtUp: '#877B6A',
    builtUpOpacity: 1,
    water: '#1E5264',
    saltFlat: '#D8D2C2',
    river: '#2A6172',
    road: { motorway: '#E8D9B5', primary: '#D9C9A6', secondary: '#CBBB99', casing: '#5C5140' },
    border: { country: '#FFF6DF', governorate: '#E2D3B0', city: '#B5A27D', neighborhood: '#A09482' },
    streets: {
      minor: '#B7A98C',
      path: '#A79674',
      rail: '#5C5140',
      building: '#94866F',
      buildingEdge: '#776B57',
      work: '#7D7263',
      need: '#8A7569',
      park: '#566B3E',
      land: '#857254',
      name: '#F6ECD6',
    },
    quarter: '#FFF6DF',
    landmark: { need: '#F4C3DC', transport: '#C4E0F5', sight: '#FFD9A6', green: '#CFEBC5' },
    text: {
      strong: '#FFFFFF',
      plain: '#FFFBF0',
      muted: '#F6ECD6',
      halo: '#2B251A',
      water: '#DCF1F5',
      waterHalo: '#12384A',
      ground: '#FFF1CF',
    },
    groundNames: true,
  },
  terrain: {
    sea: '#B4D4DE',
    abroad: '#E9E4D3',
    country: '#F3EBD3',
    groundOpacity: 0.85,
    ground: {
      green: '#BFD6A2',
      forest: '#9FC08C',
      farmland: '#DBE2B1',
      mountain: '#D9BF97',
      basalt: '#C2B3A4',
      desert: '#F0DDAF',
    },
    builtUp: '#E8D8C8',
    builtUpOpacity: 0.85,
    water: '#9CC6D6',
    saltFlat: '#F1EFE6',
    river: '#6FA9C0',
    road: { motorway: '#D98F4E', primary: '#E7B67E', secondary: '#F7E8CC', casing: '#A9865C' },
    border: { country: '#6B5B45', governorate: '#A08C6E', city: '#CDBD9D', neighborhood: '#FFF8EA' },
    streets: {
      minor: '#FFFDF6',
      path: '#C2AA80',
      rail: '#9C8F7C',
      building: '#DCC9B3',
      buildingEdge: '#C4AE94',
      work: '#E2D8CB',
      need: '#EFDCD6',
      park: '#B5D197',
      land: '#EFE5CB',
      name: '#5D5139',
    },
    quarter: '#5A4A2F',
    landmark: { need: '#7F3F60', transport: '#2F5E82', sight: '#8F5417', green: '#3F6F39' },
    text: {
      strong: '#2A2419',
      plain: '#443B2B',
      muted: '#6B5E46',
      halo: '#FBF6E8',
      water: '#2F6A82',
      waterHalo: '#D6E8EC',
      ground: '#6E4F2A',
    },
    groundNames: true,
  },
};
