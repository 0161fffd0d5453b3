<?php

// Touchline for pages that PHP prints: tags, settings, mounts and templates by the manifest beside this file. PHP 8.1 or later, nothing else.

declare(strict_types=1);

/** What is wrong with a mount, in one sentence that names the widget and the option. */
final class TouchlineError extends RuntimeException
{
}

/**
 * Says which page this is; to be called once, before anything is printed.
 *
 * @param array       $page   the page's settings: locale, store, baseUrl, apiUrl, currency, country, routes
 * @param string|null $base   where the build's files are on the web; `/touchline/<version>/` where nothing is said
 * @param string|null $folder the build; where this file lies, if nothing is said
 */
function touchline_start(array $page, ?string $base = null, ?string $folder = null): void
{
    TouchlinePage::$current = new TouchlinePage($page, $base, $folder ?? __DIR__);
}

/** What stands in the head: the suite's tags, room for what the widgets will draw, its texts, those of the widgets named, and the page's settings; before them an import map with the files' hashes, if they come from another server. */
function touchline_head(array $widgets = []): string
{
    return TouchlinePage::current()->head($widgets);
}

/**
 * A mount: its options as attributes, lists and objects as JSON, and in it your own HTML, which works without JavaScript.
 *
 * @param string $fallback HTML, printed as it is
 * @param array  $about    `id`, `when`, `class` and `tag` of the mount
 */
function touchline_mount(string $widget, array $options = [], string $fallback = '', array $about = []): string
{
    return TouchlinePage::current()->mount($widget, $options, $fallback, $about);
}

/** A mount with the widget drawn in it, from its template; the browser goes on with the same elements. */
function touchline_template(string $widget, array $options = [], array $about = []): string
{
    return TouchlinePage::current()->template($widget, $options, $about);
}

/** JSON for a script element, which no text in it can end. */
function touchline_json(mixed $value): string
{
    return json_encode($value, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
}

/** What the functions above work on. */
final class TouchlinePage
{
    public static ?self $current = null;
    private array $manifest;
    private string $base;
    private string $language;
    private int $mounts = 0;

    public function __construct(private array $page, ?string $base, private string $folder)
    {
        $file = "$folder/touchline.manifest.json";
        if (!is_file($file)) {
            throw new TouchlineError("touchline: there is no build in $folder; touchline.php lies in one, or touchline_start() is told where it is.");
        }
        $this->manifest = json_decode(file_get_contents($file), true, 512, JSON_THROW_ON_ERROR);
        $this->base = $base ?? "/touchline/{$this->manifest['version']}/";
        $language = substr((string) ($page['locale'] ?? 'en'), 0, 2);
        $this->language = isset($this->manifest['languages'][$language]) ? $language : 'en';
    }

    public static function current(): self
    {
        return self::$current ?? throw new TouchlineError('touchline: call touchline_start() with the settings of the page first.');
    }

    public function head(array $widgets): string
    {
        $language = $this->manifest['languages'][$this->language];
        $tags = [...$this->manifest['tags']['head'], $this->manifest['tags']['room'], ...$language['tags']['head']];
        foreach ($widgets as $widget) {
            array_push($tags, ...$this->about($widget)['tags'], ...$language['tags']['widgets'][$widget]);
        }
        $isElsewhere = preg_match('~^(https?:)?//~i', $this->base) === 1;
        $lines = [...($isElsewhere ? ["<script type=\"importmap\">{$language['importMap']}</script>"] : []), ...array_unique($tags)];
        $settings = touchline_json($this->page ?: new stdClass());
        return str_replace('{base}', $this->base, implode("\n", $lines)) . "\n<script type=\"application/json\" id=\"touchline-page\">$settings</script>\n";
    }

    public function mount(string $widget, array $options, string $fallback, array $about): string
    {
        $options = $this->checked($widget, $options);
        $lists = array_filter($options, 'is_array');
        $attributes = ['data-touchline' => $widget, ...$this->attributesOf($about)];
        // Room is kept by the number of choices.
        $choices = count($options['product']['configurable_data']['attributes'] ?? []);
        if ($widget === 'product-options' && $choices > 1) {
            $attributes['data-touchline-attributes'] = min($choices, 4);
        }
        foreach (array_diff_key($options, $lists) as $name => $value) {
            $attributes['data-' . strtolower(preg_replace('/[A-Z]/', '-$0', $name))] = is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
        }
        $printed = '';
        foreach ($attributes as $name => $value) {
            $printed .= " $name=\"" . htmlspecialchars((string) $value) . '"';
        }
        $json = $lists ? '<script type="application/json" data-touchline-options>' . touchline_json($lists) . '</script>' : '';
        $tag = $about['tag'] ?? 'div';
        return "<$tag$printed>$fallback$json</$tag>";
    }

    public function template(string $widget, array $options, array $about): string
    {
        $templates = $this->about($widget)['templates'];
        if (isset($templates['none'])) {
            throw new TouchlineError("touchline: $widget has no template. {$templates['none']} Print touchline_mount() with your own HTML in it.");
        }
        $options = $this->checked($widget, $options);
        foreach ($options as $name => $value) {
            if (isset($templates['leftOut'][$name])) {
                throw new TouchlineError("touchline: the template of $widget cannot print $name. {$templates['leftOut'][$name]} Print touchline_mount() with your own HTML in it.");
            }
        }
        $routes = $this->page['routes'] ?? [];
        foreach ($templates['routes'] as $name) {
            if (!preg_match('~^(/|https?:)~i', $routes[$name] ?? '')) {
                throw new TouchlineError("touchline: the template of $widget prints routes.$name; name it, from the root, in the settings that touchline_start() is given.");
            }
        }
        foreach ($templates['withoutQuery'] as $name) {
            $address = str_starts_with($name, 'routes.') ? $routes[substr($name, 7)] : ($options[$name] ?? '');
            if (str_contains((string) $address, '?')) {
                throw new TouchlineError("touchline: the template of $widget prints an address without a query; $name is $address. Print touchline_mount() with your own HTML in it.");
            }
        }
        $limits = $this->page['limits']['password'] ?? [];
        if ($templates['limits'] && ($limits['minLength'] ?? 1) < 1) {
            throw new TouchlineError("touchline: the template of $widget asks for one character of a password at least; limits.password.minLength is {$limits['minLength']}. Print touchline_mount() with your own HTML in it.");
        }
        $about = $this->attributesOf($about);
        $limited = ['minLength' => $limits['minLength'] ?? null, 'minClasses' => isset($limits['minClasses']) ? min($limits['minClasses'], 4) : null];
        $values = [...$options, ...$limited, 'routes' => $routes, 'id' => $about['id'] ?? $widget . '-' . ++$this->mounts, 'when' => $about['data-when'] ?? null];
        $file = "$this->folder/" . str_replace('{language}', $this->language, $templates['files']['php']);
        ob_start();
        try {
            // Without a variable of its own, since an option may have any name.
            (static function (): void {
                extract(func_get_arg(1));
                include func_get_arg(0);
            })($file, $values);
            return ob_get_contents();
        } finally {
            ob_end_clean();
        }
    }

    private function about(string $widget): array
    {
        return $this->manifest['widgets'][$widget]
            ?? throw new TouchlineError("touchline: there is no widget named $widget." . $this->nearest($widget, array_keys($this->manifest['widgets'])));
    }

    private function attributesOf(array $about): array
    {
        $known = ['id' => 'id', 'when' => 'data-when', 'class' => 'class'];
        return array_filter(array_combine($known, array_map(fn (string $name) => $about[$name] ?? null, array_keys($known))), fn ($value) => $value !== null);
    }

    /** The options given, without those that are null; each one wrong is said at once, where it can still be mended. */
    private function checked(string $widget, array $options): array
    {
        ['properties' => $known, 'required' => $required] = ($this->about($widget)['options'] ?? []) + ['properties' => [], 'required' => []];
        $options = array_filter($options, fn ($value) => $value !== null);
        foreach ($options as $name => $value) {
            if (!isset($known[$name])) {
                throw new TouchlineError("touchline: $widget has no option named $name." . $this->nearest((string) $name, array_keys($known)));
            }
            $this->check($widget, $name, $value, $known[$name]);
        }
        foreach (array_diff($required, array_keys($options)) as $name) {
            throw new TouchlineError("touchline: $widget needs the option $name, " . ($known[$name]['description'] ?? 'which has no default.'));
        }
        return $options;
    }

    private function check(string $widget, string $name, mixed $value, array $schema): void
    {
        $is = match ($schema['type'] ?? null) {
            'string' => is_string($value),
            'number', 'integer' => is_int($value) || is_float($value),
            'boolean' => is_bool($value),
            'array' => is_array($value) && array_is_list($value),
            'object' => is_array($value) && ($value === [] || !array_is_list($value)),
            default => true,
        };
        $isOne = !isset($schema['enum']) || in_array($value, $schema['enum'], true);
        $isEnough = !isset($schema['minimum']) || !$is || $value >= $schema['minimum'];
        if ($is && $isOne && $isEnough) {
            return;
        }
        $expected = match (true) {
            isset($schema['enum']) => 'one of ' . implode(', ', $schema['enum']),
            !$isEnough => "at least {$schema['minimum']}",
            default => "{$schema['type']}",
        };
        throw new TouchlineError("touchline: the option $name of $widget is " . touchline_json($value) . "; expected: $expected.");
    }

    private function nearest(string $name, array $names): string
    {
        usort($names, fn (string $one, string $other) => levenshtein($name, $one) <=> levenshtein($name, $other));
        return $names === [] ? ' It has none.' : " Did you mean $names[0]? There are: " . implode(', ', $names) . '.';
    }
}
