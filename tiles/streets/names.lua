-- After tilemaker's own OpenMapTiles profile: names in the languages that the styles ask for. `name` is what stands on
-- the spot, `name:ar` and `name:en` are there where they differ. The profile alone writes `name:latin`, Arabic in Syria.
preferred_language = nil
preferred_language_attribute = "name"
default_language_attribute = nil
additional_languages = { "ar", "en" }
